import { Canvas } from './kit/canvas.ts'
import { chip } from './kit/objects/chip.ts'
import { lotteryBall } from './kit/objects/lottery-ball.ts'
import { roulette } from './kit/objects/roulette.ts'
import type { SubjectRef } from './kit/subjects.ts'

type Draw = (canvas: Canvas) => string

function subject(ref: SubjectRef): Draw {
  return (canvas) => canvas.icon(ref, { x: 48, y: 48, size: 92 })
}

const casino: Draw = (canvas) =>
  roulette(canvas, 44, 48, { radius: 42, tilt: 0.74 }) + chip(canvas, 74, 72, { radius: 19, colour: '#e0324b' })

const lottery: Draw = (canvas) =>
  [
    lotteryBall(canvas, 32, 36, { radius: 24, colour: '#8a54e0', number: '39' }),
    lotteryBall(canvas, 68, 44, { radius: 21, colour: '#f2ab2e', number: '68' }),
    lotteryBall(canvas, 46, 70, { radius: 20, colour: '#e0324b', number: '7' }),
  ].join('')

const objects = {
  slots: subject('fluent:slot-machine'),
  casino,
  sports: subject('fluent:soccer-ball'),
  fishing: subject('fluent:tropical-fish'),
  cards: subject('fluent:joker'),
  lottery,
  esports: subject('fluent:video-game'),
  cockfight: subject('fluent:rooster'),
} as const satisfies Record<string, Draw>

/** What stands on a stall of the home page; one per game family. */
export type StallObject = keyof typeof objects

export const stallObjects = Object.keys(objects) as StallObject[]

/** The object of one game family on a clear ground, 96 units square. */
export function stallObject(name: StallObject): string {
  const canvas = new Canvas(96, 96, name)
  canvas.add(objects[name](canvas))
  return canvas.toSvg()
}
