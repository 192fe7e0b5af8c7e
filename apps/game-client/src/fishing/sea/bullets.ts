import { Container, Sprite, type Texture } from 'pixi.js'
import { tintOfSeat } from './cannons.ts'
import type { SeaSheet } from './sheet.ts'
import type { Point } from './view.ts'

export interface BulletShown {
  seat: number
  at: Point
  /** More than one bullet in one shot. */
  isHeavy: boolean
}

const sizes = { light: 24, heavy: 46 }

/** Bullets on their way: as many sprites as have ever been needed at once. */
export class Bullets {
  readonly container = new Container()
  private readonly sprites: Sprite[] = []
  private readonly texture: Texture

  constructor(sheet: SeaSheet) {
    this.texture = sheet.of('bullet')
  }

  step(shown: readonly BulletShown[], scale: number): void {
    while (this.sprites.length < shown.length) {
      const sprite = new Sprite({ texture: this.texture, anchor: 0.5 })
      this.sprites.push(sprite)
      this.container.addChild(sprite)
    }
    for (const [at, sprite] of this.sprites.entries()) {
      const bullet = shown[at]
      sprite.visible = bullet !== undefined
      if (!bullet) continue
      sprite.position.set(...bullet.at)
      sprite.setSize((bullet.isHeavy ? sizes.heavy : sizes.light) * Math.max(0.75, scale))
      sprite.tint = tintOfSeat(bullet.seat)
    }
  }
}
