// Small synthesized sounds: a few tones and some noise. No file is fetched.

export type Sound = 'turn' | 'nudge' | 'card' | 'reveal' | 'coins' | 'bell'

/**
 * A tone or noise: pitch in hertz, start and length in seconds, and loudness.
 */
type Note = [wave: OscillatorType | 'noise', hertz: number, after: number, rings: number, loud: number]

const NOTES: Record<Sound, Note[]> = {
  turn: [
    ['sine', 659, 0, 0.35, 0.5],
    ['sine', 880, 0.12, 0.5, 0.5],
  ],
  nudge: [
    ['triangle', 880, 0, 0.12, 0.4],
    ['triangle', 880, 0.2, 0.12, 0.4],
    ['triangle', 880, 0.4, 0.25, 0.4],
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
const LOUD = 0.25 // the overall volume
const ATTACK = 0.008 // seconds of fade-in: without it, a note clicks
const LATE = 1000 // ms after which a sound is too late
// a touch counts when it ends, a mouse button when it is pressed
const GESTURES = ['pointerdown', 'pointerup', 'keydown'] as const

/**
 * Plays sounds once the reader has touched the page, which browsers require. Before that, and without audio, it is
 * silent.
 */
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
    const ring = () =>
      performance.now() < due && NOTES[sound].forEach((note) => strike(out, note, out.currentTime + after))
    void out.resume().then(ring, () => undefined) // at once, unless the browser has suspended it
  }

  close(): void {
    for (const gesture of GESTURES) removeEventListener(gesture, this.#open)
    void this.#out?.close().catch(() => undefined)
    this.#out = null
  }

  /**
   * Resume at every gesture: a phone suspends the page's audio when it is locked or called, and may have refused
   * earlier attempts.
   */
  readonly #open = (): void => {
    try {
      this.#out ??= new AudioContext()
    } catch {
      return // no audio, or no output device
    }
    if (this.#out.state !== 'running') void this.#out.resume().catch(() => undefined)
  }
}

function strike(out: AudioContext, [wave, hertz, after, rings, loud]: Note, now: number): void {
  const begins = now + after
  const ends = begins + ATTACK + rings
  const source =
    wave === 'noise'
      ? new AudioBufferSourceNode(out, { buffer: noise(out, ATTACK + rings) })
      : new OscillatorNode(out, { type: wave, frequency: hertz })
  // the filter narrows noise to a band and lets a tone pass
  const around = new BiquadFilterNode(out, { type: 'bandpass', frequency: hertz, Q: 1.2 })
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
