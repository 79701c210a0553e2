# First-game hints in English: those that fit any game.

hint = Hint
hint-understood = Got it
hint-unfold = The whole hint
hint-no-more = No more hints
hint-glows = What glows can be chosen: touch it, or press the key it shows. The bar below says what is asked.
hint-confirm = Nobody has seen this yet. Confirm it, or take it back and choose again.
