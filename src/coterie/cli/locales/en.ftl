# The terminal's own words, in English.

page-seat = You are { $seat }.
page-watching = You are watching.
page-asked = { $seat } to answer: { $question }
page-over = The game is over. { $winners ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
page-scores = Points: { $scores }
page-pile-of = { $seat }'s { $pile }
page-known = { $count } cards
page-hidden = { $count } hidden

prompt-game = Which game? Type its number or name:
prompt-answer = { $seat }, your answer (a number or a word; u takes back, q leaves):
prompt-range = { $from } to { $to }: { $choice }
answer-unclear = '{ $answer }' is none of the choices: type a number from 1 to { $count }, or a word such as '{ $word }'.
answer-undone = There is nothing to take back: a card was drawn or shown, or another seat has acted.
left = You have left the table.
left-record = You have left the table. The game so far is in { $file }.
