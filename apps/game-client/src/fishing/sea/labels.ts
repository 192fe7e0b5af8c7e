import { CanvasSource, Rectangle, Texture } from 'pixi.js'
import { paint } from '../../machine/paint.ts'

/** What stands under a fish: how many times its bullet it pays. */
export interface Label {
  text: string
  isBoss: boolean
}

export interface Labels {
  /** Pixels of the screen per pixel of the picture. */
  scale: number
  of(text: string): Texture
}

const box = { width: 128, height: 30 }
const columns = 4
const scale = 2

/** All labels of a level on one sheet. */
export function createLabels(labels: readonly Label[], font: string): Labels {
  const shown = [...new Map(labels.map((label) => [label.text, label])).values()]
  const rows = Math.max(1, Math.ceil(shown.length / columns))
  const widths = new Map<string, number>()
  const place = (at: number) => ({ x: (at % columns) * box.width, y: Math.floor(at / columns) * box.height })
  const canvas = paint(columns * box.width, rows * box.height, scale, (context) => {
    context.font = `700 13px ${font}`
    context.textAlign = 'center'
    context.textBaseline = 'middle'
    for (const [at, label] of shown.entries()) {
      const { x, y } = place(at)
      const width = Math.min(box.width - 4, context.measureText(label.text).width + 18)
      widths.set(label.text, width)
      drawLabel(context, label, { x: x + 2, y: y + 3, width })
    }
  })
  const source = new CanvasSource({ resource: canvas })
  const textures = new Map(
    shown.map(({ text }, at) => {
      const { x, y } = place(at)
      const width = (widths.get(text) ?? 0) + 4
      return [
        text,
        new Texture({ source, frame: new Rectangle(x * scale, y * scale, width * scale, box.height * scale) }),
      ]
    }),
  )
  return { scale: 1 / scale, of: (text) => textures.get(text) ?? Texture.EMPTY }
}

interface Place {
  x: number
  y: number
  width: number
}

function drawLabel(context: CanvasRenderingContext2D, { text, isBoss }: Label, { x, y, width }: Place): void {
  context.beginPath()
  context.roundRect(x, y, width, 22, 11)
  context.fillStyle = isBoss ? '#ffc24f' : '#08163ac8'
  context.fill()
  context.fillStyle = isBoss ? '#2a1404' : '#ffffff'
  context.fillText(text, x + width / 2, y + 11.5)
}
