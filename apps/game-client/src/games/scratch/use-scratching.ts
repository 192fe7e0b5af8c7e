import { type RefObject, useEffect, useRef } from 'react'

interface Scratching {
  isCovered: boolean
  roundId: string | undefined
  /** Called once enough of the cover is gone. */
  onOpen(): void
}

const strokeShare = 0.13
const openShare = 0.55
const samples = 24

/** A silver cover to scratch off. The result below was drawn before. */
export function useScratching(
  canvas: RefObject<HTMLCanvasElement | null>,
  { isCovered, roundId, onOpen }: Scratching,
): void {
  const latest = useRef(onOpen)
  useEffect(() => {
    latest.current = onOpen
  }, [onOpen])
  useEffect(() => {
    const cover = canvas.current
    const pen = cover?.getContext('2d', { willReadFrequently: true })
    if (!cover || !pen || !isCovered || !roundId) return
    paintCover(cover, pen)
    const scratch = (event: PointerEvent) => {
      if (event.buttons === 0 && event.pointerType === 'mouse') return
      const box = cover.getBoundingClientRect()
      const scale = cover.width / box.width
      pen.globalCompositeOperation = 'destination-out'
      pen.beginPath()
      pen.arc((event.clientX - box.left) * scale, (event.clientY - box.top) * scale, cover.width * strokeShare, 0, 7)
      pen.fill()
      if (openedShare(cover, pen) >= openShare) latest.current()
    }
    cover.addEventListener('pointerdown', scratch)
    cover.addEventListener('pointermove', scratch)
    return () => {
      cover.removeEventListener('pointerdown', scratch)
      cover.removeEventListener('pointermove', scratch)
    }
  }, [isCovered, roundId, canvas])
}

function paintCover(cover: HTMLCanvasElement, pen: CanvasRenderingContext2D): void {
  const { clientWidth, clientHeight } = cover
  cover.width = clientWidth
  cover.height = clientHeight
  const silver = pen.createLinearGradient(0, 0, clientWidth, clientHeight)
  for (const [at, colour] of [
    [0, '#e9e4f2'],
    [0.45, '#a79fc0'],
    [0.55, '#c9c2dc'],
    [1, '#8a81a8'],
  ] as const) {
    silver.addColorStop(at, colour)
  }
  pen.fillStyle = silver
  pen.fillRect(0, 0, clientWidth, clientHeight)
  pen.fillStyle = 'rgb(255 255 255 / 0.35)'
  for (let y = 12; y < clientHeight; y += 26) {
    for (let x = 12 + ((y / 26) % 2) * 13; x < clientWidth; x += 26) pen.fillRect(x, y, 5, 5)
  }
}

function openedShare({ width, height }: HTMLCanvasElement, pen: CanvasRenderingContext2D): number {
  const { data } = pen.getImageData(0, 0, width, height)
  let open = 0
  for (let row = 0; row < samples; row += 1) {
    for (let column = 0; column < samples; column += 1) {
      const [x, y] = [Math.floor(((column + 0.5) * width) / samples), Math.floor(((row + 0.5) * height) / samples)]
      if (data[(y * width + x) * 4 + 3] === 0) open += 1
    }
  }
  return open / samples ** 2
}
