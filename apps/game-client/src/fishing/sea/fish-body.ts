import { type Container, Mesh, MeshGeometry, Sprite, type Texture } from 'pixi.js'
import { bendNet, netIndices, netUvs, pointCount, type Swim } from './bend.ts'
import type { Labels } from './labels.ts'

/** A fish as the sea shows it. */
export interface Swimmer {
  readonly fishId: string
  readonly texture: Texture
  readonly swim: Swim
  /** Of its picture, in units of the field. */
  readonly size: number
  /** 0: near. 1: far, and bluer. */
  readonly far: number
  readonly label: string
}

export interface Pose {
  x: number
  y: number
  /** Where it swims to, on the screen; its length does not count. */
  towards: readonly [number, number]
  /** Pixels per unit. */
  scale: number
  stroke: number
  strength: number
  tint: number
}

const pitchMax = 0.5
const labelGap = 6

/** The picture of a fish on a net that bends, and its label. */
export class FishBody {
  readonly mesh: Mesh<MeshGeometry>
  readonly label: Sprite
  private readonly swimmer: Swimmer
  private readonly points = new Float32Array(pointCount * 2)

  constructor(swimmer: Swimmer, labels: Labels) {
    this.swimmer = swimmer
    const geometry = new MeshGeometry({ positions: this.points, uvs: netUvs.slice(), indices: netIndices.slice() })
    geometry.batchMode = 'batch'
    this.mesh = new Mesh({ geometry, texture: swimmer.texture })
    this.label = new Sprite({ texture: labels.of(swimmer.label), anchor: { x: 0.5, y: 0 }, scale: labels.scale })
  }

  pose({ x, y, towards, scale, stroke, strength, tint }: Pose): void {
    const { mesh, label, swimmer } = this
    const size = swimmer.size * scale
    const [dx, dy] = towards
    const length = Math.hypot(dx, dy) || 1
    bendNet(this.points, { swim: swimmer.swim, stroke, strength, size, facing: facingOf(dx / length) })
    mesh.geometry.getBuffer('aPosition').update()
    mesh.position.set(x, y)
    const pitch = Math.max(-pitchMax, Math.min(pitchMax, dy / length)) * 0.7
    mesh.rotation = swimmer.swim === 'legs' ? 0 : dx < 0 ? -pitch : pitch
    mesh.tint = tint
    label.position.set(x, y + size * 0.46 + labelGap)
  }

  addTo(bodies: Container, labels: Container): void {
    bodies.addChild(this.mesh)
    labels.addChild(this.label)
  }

  show(isShown: boolean): void {
    this.mesh.visible = isShown
    this.label.visible = isShown && this.swimmer.label !== ''
  }

  destroy(): void {
    const { geometry } = this.mesh
    this.mesh.destroy()
    geometry.destroy()
    this.label.destroy()
  }
}

/** Pictures look to the left. A fish that turns about is seen from the front for a moment, and never as a line. */
export function facingOf(across: number): number {
  const turned = Math.max(-1, Math.min(1, -across * 3))
  return turned < 0 ? Math.min(turned, -0.35) : Math.max(turned, 0.35)
}
