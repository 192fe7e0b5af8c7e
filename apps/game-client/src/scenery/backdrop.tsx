import { parallaxOf, type StageView } from '@fairground/art/slot-stage'
import { type CSSProperties, type RefObject, useEffect } from 'react'
import { usePictures } from './use-pictures.ts'

/** The painted place behind the machine. Its depths follow a mouse a little; nothing moves by itself. */
export function Backdrop({ view, panel }: { view: StageView; panel: RefObject<HTMLElement | null> }) {
  const layers = usePictures(view.pictures.place)
  useParallax(panel, view.pictures.place.length > 1)
  return (
    <div className="scenery-backdrop" aria-hidden="true">
      {view.pictures.place.map((address, index) => {
        const url = layers[index]
        return url && <div key={address} className="scenery-layer" style={layerStyle(url, parallaxOf[index] ?? 0)} />
      })}
    </div>
  )
}

const layerStyle = (url: string, depth: number): CSSProperties => ({
  backgroundImage: `url("${url}")`,
  ['--depth' as string]: depth,
})

/** Writes where the mouse is, as -1 to 1 from the middle, at most once a frame. */
function useParallax(panel: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    const element = panel.current
    if (!element || !isOn || !matchMedia('(hover: hover) and (prefers-reduced-motion: no-preference)').matches) return
    let frame: number | undefined
    const follow = ({ clientX, clientY }: PointerEvent) => {
      frame ??= requestAnimationFrame(() => {
        frame = undefined
        const { x, y, width, height } = element.getBoundingClientRect()
        element.style.setProperty('--pointer-x', String(((clientX - x) / width - 0.5) * 2))
        element.style.setProperty('--pointer-y', String(((clientY - y) / height - 0.5) * 2))
      })
    }
    element.addEventListener('pointermove', follow)
    return () => {
      element.removeEventListener('pointermove', follow)
      if (frame !== undefined) cancelAnimationFrame(frame)
    }
  }, [panel, isOn])
}
