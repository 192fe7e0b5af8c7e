export type Voice = 'click' | 'start' | 'thud' | 'win' | 'bigWin' | 'bell' | 'stamp'

const level = 0.32

/** Plays one sound now. Everything is synthesised: nothing is fetched. */
export function playVoice(context: AudioContext, voice: Voice): void {
  const out = context.createGain()
  out.gain.value = level
  out.connect(context.destination)
  voices[voice]({ context, out, atS: context.currentTime + 0.005 })
}

interface Stand {
  context: AudioContext
  out: GainNode
  atS: number
}

const voices: Record<Voice, (stand: Stand) => void> = {
  click: (stand) => knock(stand, { fromHz: 1_400, toHz: 700, lengthS: 0.035, loudness: 0.5 }),
  start: (stand) => brush(stand, { fromHz: 380, toHz: 1_300, lengthS: 0.24, loudness: 0.28 }),
  thud(stand) {
    knock(stand, { fromHz: 210, toHz: 85, lengthS: 0.11, loudness: 0.9 })
    brush(stand, { fromHz: 1_500, toHz: 700, lengthS: 0.03, loudness: 0.35 })
  },
  win(stand) {
    for (const [index, hz] of [659.3, 880].entries())
      bell(later(stand, index * 0.09), { hz, lengthS: 0.8, loudness: 0.42 })
  },
  bigWin(stand) {
    const tune = [523.3, 659.3, 784, 1_046.5, 784, 1_046.5, 1_318.5]
    for (const [index, hz] of tune.entries()) bell(later(stand, index * 0.13), { hz, lengthS: 1.2, loudness: 0.36 })
    for (const hz of [130.8, 196, 261.6]) brass(stand, { hz, lengthS: 1.3, loudness: 0.1 })
  },
  bell(stand) {
    bell(stand, { hz: 392, lengthS: 2.2, loudness: 0.6 })
    bell(later(stand, 0.28), { hz: 523.3, lengthS: 2.2, loudness: 0.5 })
  },
  stamp(stand) {
    knock(stand, { fromHz: 150, toHz: 52, lengthS: 0.18, loudness: 1 })
    brush(stand, { fromHz: 900, toHz: 300, lengthS: 0.06, loudness: 0.6 })
  },
}

const later = (stand: Stand, byS: number): Stand => ({ ...stand, atS: stand.atS + byS })

interface Glide {
  fromHz: number
  toHz: number
  lengthS: number
  loudness: number
}

/** Wood on wood: a falling tone that dies at once. */
function knock({ context, out, atS }: Stand, { fromHz, toHz, lengthS, loudness }: Glide): void {
  const tone = new OscillatorNode(context, { type: 'triangle', frequency: fromHz })
  tone.frequency.exponentialRampToValueAtTime(toHz, atS + lengthS)
  tone.connect(decay(context, out, { atS, lengthS, loudness }))
  tone.start(atS)
  tone.stop(atS + lengthS)
}

/** Air and felt: filtered noise that moves. */
function brush({ context, out, atS }: Stand, { fromHz, toHz, lengthS, loudness }: Glide): void {
  const source = new AudioBufferSourceNode(context, { buffer: noiseOf(context) })
  const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: fromHz, Q: 0.9 })
  filter.frequency.exponentialRampToValueAtTime(toHz, atS + lengthS)
  source.connect(filter).connect(decay(context, out, { atS, lengthS, loudness }))
  source.start(atS)
  source.stop(atS + lengthS)
}

interface Tone {
  hz: number
  lengthS: number
  loudness: number
}

/** Partials of a small bell: pitch, share of the loudness, share of the length. */
const partials = [
  [1, 1, 1],
  [2.01, 0.42, 0.7],
  [2.76, 0.3, 0.5],
  [5.41, 0.14, 0.25],
] as const

function bell({ context, out, atS }: Stand, { hz, lengthS, loudness }: Tone): void {
  for (const [ratio, share, life] of partials) {
    const tone = new OscillatorNode(context, { type: 'sine', frequency: hz * ratio })
    tone.connect(decay(context, out, { atS, lengthS: lengthS * life, loudness: loudness * share }))
    tone.start(atS)
    tone.stop(atS + lengthS * life)
  }
}

function brass({ context, out, atS }: Stand, { hz, lengthS, loudness }: Tone): void {
  const tone = new OscillatorNode(context, { type: 'sawtooth', frequency: hz })
  const filter = new BiquadFilterNode(context, { type: 'lowpass', frequency: hz * 2 })
  filter.frequency.linearRampToValueAtTime(hz * 6, atS + 0.12)
  filter.frequency.linearRampToValueAtTime(hz * 2, atS + lengthS)
  const gain = new GainNode(context, { gain: 0 })
  gain.gain.linearRampToValueAtTime(loudness, atS + 0.06)
  gain.gain.linearRampToValueAtTime(0, atS + lengthS)
  tone.connect(filter).connect(gain).connect(out)
  tone.start(atS)
  tone.stop(atS + lengthS)
}

function decay(
  context: AudioContext,
  out: GainNode,
  { atS, lengthS, loudness }: { atS: number; lengthS: number; loudness: number },
): GainNode {
  const gain = new GainNode(context, { gain: 0 })
  gain.gain.setValueAtTime(loudness, atS)
  gain.gain.exponentialRampToValueAtTime(0.001, atS + lengthS)
  gain.connect(out)
  return gain
}

const noises = new WeakMap<AudioContext, AudioBuffer>()

/** Half a second of hiss. A fixed sequence is as good as chance to the ear. */
function noiseOf(context: AudioContext): AudioBuffer {
  const known = noises.get(context)
  if (known) return known
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate)
  const samples = buffer.getChannelData(0)
  let state = 22_695_477
  for (let index = 0; index < samples.length; index += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
    samples[index] = state / 2 ** 31
  }
  noises.set(context, buffer)
  return buffer
}
