// Small sounds of our own making: a few tones and a breath of noise, shaped when they are played. There is no file to fetch.

export type Sound = 'turn' | 'card' | 'reveal' | 'coins' | 'bell'

/** A tone or a breath of noise: its pitch in hertz, when it begins and how long it rings in seconds, and how loud it is. */
type Note = [wave: OscillatorType | 'noise', hertz: number, after: number, rings: number, loud: number]

const NOTES: Record<Sound, Note[]> = {
  turn: [
    ['sine', 659, 0, 0.35, 0.5],
    ['sine', 880, 0.12, 0.5, 0.5],
  ],
  card: [['noise', 2400, 0, 0.07, 0.5]],
  reveal: [
    ['noise', 3200, 0, 0.06, 0.4],
    ['triangle', 392, 0.03, 0.25, 0.3],
    ['triangle', 587, 0.09, 0.3, 0.3],
  ],
  coins: [
    ['sine', 2637, 0, 0.12, 0.22],
    ['sine', 3136, 0.06, 0.12, 0.2],
    ['sine', 3520, 0.11, 0.18, 0.18],
  ],
  bell: [
    ['sine', 523, 0, 2.2, 0.5],
    ['sine', 1247, 0, 1.4, 0.2],
    ['sine', 1760, 0, 0.9, 0.12],
  ],
}
const LOUD = 0.25 // of all of it
const ATTACK = 0.008 // seconds until a note is there: at once it would click
const LATE = 1000 // ms after which a sound would tell of what is over
const GESTURES = ['pointerdown', 'pointerup', 'keydown'] as const // a finger counts when it is lifted, a mouse when it is pressed

/** Plays as soon as the reader has touched the page, which browsers want first; before that, and where there is no sound, it is silent. */
export class Sounds {
  #out: AudioContext | null = null

  constructor() {
    if (navigator.userActivation?.hasBeenActive) this.#open()
    for (const gesture of GESTURES) addEventListener(gesture, this.#open)
  }

  play(sound: Sound, after = 0): void {
    const out = this.#out
    if (!out) return
    const due = performance.now() + LATE
    const ring = () => performance.now() < due && NOTES[sound].forEach((note) => strike(out, note, out.currentTime + after))
    void out.resume().then(ring, () => undefined) // at once, unless it has been silenced
  }

  close(): void {
    for (const gesture of GESTURES) removeEventListener(gesture, this.#open)
    void this.#out?.close().catch(() => undefined)
    this.#out = null
  }

  /** At every gesture: a phone silences the page when it is locked or called, and may have refused what was no gesture to it. */
  readonly #open = (): void => {
    try {
      this.#out ??= new AudioContext()
    } catch {
      return // there is no sound here, or no device to play it
    }
    if (this.#out.state !== 'running') void this.#out.resume().catch(() => undefined)
  }
}

function strike(out: AudioContext, [wave, hertz, after, rings, loud]: Note, now: number): void {
  const begins = now + after
  const ends = begins + ATTACK + rings
  const source = wave === 'noise' ? new AudioBufferSourceNode(out, { buffer: noise(out, ATTACK + rings) }) : new OscillatorNode(out, { type: wave, frequency: hertz })
  const around = new BiquadFilterNode(out, { type: 'bandpass', frequency: hertz, Q: 1.2 }) // of noise it leaves a breath, of a tone all
  const volume = new GainNode(out, { gain: 0 })
  volume.gain.setValueAtTime(0, begins)
  volume.gain.linearRampToValueAtTime(loud * LOUD, begins + ATTACK)
  volume.gain.exponentialRampToValueAtTime(0.0001, ends)
  source.connect(around).connect(volume).connect(out.destination)
  source.start(begins)
  source.stop(ends)
}

function noise(out: AudioContext, seconds: number): AudioBuffer {
  const buffer = out.createBuffer(1, Math.ceil(out.sampleRate * seconds), out.sampleRate)
  buffer.getChannelData(0).forEach((_, i, samples) => (samples[i] = Math.random() * 2 - 1))
  return buffer
}
