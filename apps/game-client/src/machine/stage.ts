import type { ThemePalette } from '@fairground/art/catalogue'
import { CanvasSource, Container, Sprite, Texture } from 'pixi.js'
import type { Reels } from '../reels/reels.ts'
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

  layout(cabinet: CabinetLayout): void {
    this.cabinet = cabinet
    const scale = Math.min(devicePixelRatio, pictureScaleMax)
    repaint(this.back, cabinetPicture(cabinet, this.palette, scale), scale)
    this.back.position.set(cabinet.x - shadowMargin, cabinet.y - shadowMargin)
    repaint(this.glass, glassPicture(cabinet, this.palette, scale), scale)
    this.glass.position.set(cabinet.well.x, cabinet.well.y)
    this.opening.position.set(cabinet.well.x, cabinet.well.y)
    this.opening.setSize(cabinet.well.width, cabinet.well.height)
    this.veil.position.set(cabinet.well.x, cabinet.well.y)
    repaint(this.veil, veilPicture(cabinet, scale), scale)
    this.bulbs.layout(cabinet)
    this.paylines.layout(cabinet)
    this.shower.layout(cabinet)
    this.showTension(this.tensionReel)
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
  const before = sprite.texture
  sprite.texture = new Texture({ source: new CanvasSource({ resource: picture, resolution }) })
  if (before !== Texture.EMPTY) before.destroy(true)
}
