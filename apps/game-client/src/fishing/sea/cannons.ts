import { cannonMetals } from '@fairground/art/catalogue'
import { Container, Sprite } from 'pixi.js'
import { cannonShape, type SeaSheet } from './sheet.ts'
import type { Point } from './view.ts'

export interface CannonShown {
  seat: number
  /** On the screen. */
  at: Point
  /** Where it points, on the screen; its length does not count. */
  aim: Point
  /** Moment of its last shot. */
  firedMs: number
}

const kickMs = 140
/** Tints of bullets and nets, by seat, after the metals of the cannons. */
export const seatTints = [0xff8a9c, 0x7df0f4, 0xc9a8ff, 0xffc86a] as const
export const metalOf = (seat: number) => cannonMetals[seat % cannonMetals.length] ?? cannonMetals[0]
export const tintOfSeat = (seat: number): number => seatTints[seat % seatTints.length] ?? seatTints[0]

/** A cannon for each seat that somebody has. */
export class Cannons {
  readonly container = new Container()
  private readonly sprites: Sprite[]

  constructor(sheet: SeaSheet, seats: number) {
    this.sprites = Array.from({ length: seats }, (_, seat) => {
      const anchor = { x: 0.5, y: cannonShape.pivotY / cannonShape.height }
      return new Sprite({ texture: sheet.of(metalOf(seat)), anchor, visible: false })
    })
    this.container.addChild(...this.sprites)
  }

  step(shown: readonly CannonShown[], height: number, nowMs: number): void {
    for (const sprite of this.sprites) sprite.visible = false
    for (const { seat, at, aim, firedMs } of shown) {
      const sprite = this.sprites[seat]
      if (!sprite) continue
      const turn = Math.atan2(aim[0], -aim[1])
      const kick = Math.max(0, 1 - (nowMs - firedMs) / kickMs) * 7
      sprite.visible = true
      sprite.position.set(at[0] - Math.sin(turn) * kick, at[1] + Math.cos(turn) * kick)
      sprite.rotation = turn
      sprite.setSize((height * cannonShape.width) / cannonShape.height, height)
    }
  }
}
