import type { ThemePalette } from '@fairground/art/catalogue'
import type { SlotAccents } from '@fairground/art/slot-stage'
import { CanvasSource, Container, ImageSource, Sprite, Texture, type TextureSource } from 'pixi.js'
import type { Reels } from '../reels/reels.ts'
import type { SceneryLayout } from '../scenery/layout-scenery.ts'
import type { SceneryFrame } from '../scenery/scenery.ts'
import { Bulbs } from './bulbs.ts'
import { cabinetPicture, glassPicture, shadowMargin, veilPicture } from './cabinet-picture.ts'
import type { Frames } from './frames.ts'
import type { CabinetLayout } from './layout-cabinet.ts'
import { LightShower } from './light-shower.ts'
import type { LightTextures } from './light-textures.ts'
import { Paylines } from './paylines.ts'

interface StageParts {
  palette: ThemePalette
  lights: LightTextures
  frames: Frames
  reels: Reels
}

const pictureScaleMax = 2
const veilMs = 240
const veilAlpha = 0.8

/** The order in which everything lies over everything else, from the metal to the falling light. */
export class Stage {
  readonly root = new Container()
  readonly bulbs: Bulbs
  readonly paylines: Paylines
  readonly shower: LightShower
  private readonly back = new Sprite()
  private readonly glass = new Sprite()
  private readonly veil = new Sprite({ alpha: 0, visible: false })
  private readonly opening = new Sprite(Texture.WHITE)
  private readonly tension: Sprite
  private readonly palette: ThemePalette
  private readonly frames: Frames
  private cabinet: CabinetLayout | undefined
  private tensionReel: number | undefined

  constructor({ palette, lights, frames, reels }: StageParts) {
    this.palette = palette
    this.frames = frames
    this.bulbs = new Bulbs(lights, frames)
    this.paylines = new Paylines(lights, frames)
    this.shower = new LightShower(lights, frames)
    this.tension = new Sprite({ texture: lights.column, tint: palette.glow, blendMode: 'add', visible: false })
    const mask = new Container({ children: [this.opening] })
    reels.container.mask = mask
    this.root.addChild(this.back, this.bulbs.container, reels.container, mask, this.tension, this.glass)
    this.root.addChild(this.paylines.container, this.veil, this.shower.container)
    frames.onFrame(() => this.breatheTension())
  }

  layout(cabinet: CabinetLayout, painted?: SceneryFrame): void {
    this.cabinet = cabinet
    const scale = Math.min(devicePixelRatio, pictureScaleMax)
    this.bulbs.container.visible = !painted
    if (painted) this.hang(painted, cabinet as SceneryLayout)
    else this.paint(cabinet, scale)
    this.opening.position.set(cabinet.well.x, cabinet.well.y)
    this.opening.setSize(cabinet.well.width, cabinet.well.height)
    this.veil.position.set(cabinet.well.x, cabinet.well.y)
    repaint(this.veil, veilPicture(cabinet, scale), scale)
    this.bulbs.layout(cabinet)
    this.paylines.layout(cabinet)
    this.shower.layout(cabinet)
    this.showTension(this.tensionReel)
  }

  /** The house's own cabinet, in the colours of the theme. */
  private paint(cabinet: CabinetLayout, scale: number): void {
    for (const sprite of [this.back, this.glass]) sprite.scale.set(1)
    repaint(this.back, cabinetPicture(cabinet, this.palette, scale), scale)
    this.back.position.set(cabinet.x - shadowMargin, cabinet.y - shadowMargin)
    repaint(this.glass, glassPicture(cabinet, this.palette, scale), scale)
    this.glass.position.set(cabinet.well.x, cabinet.well.y)
  }

  /** The cabinet of the title: the ground of the reels under the symbols, the frame and its glass over them. */
  private hang({ reels, cabinet }: SceneryFrame, { picture }: SceneryLayout): void {
    for (const [sprite, image] of [
      [this.back, reels],
      [this.glass, cabinet],
    ] as const) {
      retexture(sprite, new ImageSource({ resource: image, autoGenerateMipmaps: true }))
      sprite.position.set(picture.x, picture.y)
      sprite.setSize(picture.width, picture.height)
    }
  }

  /** The light of a title: its lines, what its shower is made of, the reel that is waited for. */
  dress({ lines, shower, cellGlow }: SlotAccents): void {
    this.paylines.setColours(lines)
    this.shower.setParts(shower)
    this.tension.tint = cellGlow
  }

  /** Dims the reels under what is said over them; the falling light stays above. */
  setVeil(isOn: boolean): void {
    const from = this.veil.alpha
    this.veil.visible = true
    void this.frames.tween(veilMs, (share) => {
      this.veil.alpha = from + ((isOn ? veilAlpha : 0) - from) * share
      if (share === 1) this.veil.visible = isOn
    })
  }

  /** Lights the reel that is waited for. */
  showTension(reel: number | undefined): void {
    this.tensionReel = reel
    const box = reel === undefined ? undefined : this.cabinet?.reels[reel]
    this.tension.visible = box !== undefined
    if (box) {
      this.tension.position.set(box.x, box.y)
      this.tension.setSize(box.width, box.height)
      this.bulbs.setMood('tension')
    }
    this.frames.requestDraw()
  }

  private breatheTension(): boolean {
    if (!this.tension.visible) return false
    this.tension.alpha = 0.45 + 0.35 * Math.sin(performance.now() / 170)
    this.frames.requestDraw()
    return true
  }
}

function repaint(sprite: Sprite, picture: HTMLCanvasElement, resolution: number): void {
  retexture(sprite, new CanvasSource({ resource: picture, resolution }))
}

function retexture(sprite: Sprite, source: TextureSource): void {
  const before = sprite.texture
  sprite.texture = new Texture({ source })
  if (before !== Texture.EMPTY) before.destroy(true)
}
