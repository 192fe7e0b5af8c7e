import { type RefObject, useEffect, useState } from 'react'
import { useGame } from '../components/game-context.ts'
import type { CabinetLayout } from '../machine/layout-cabinet.ts'
import { placeIn } from './place.ts'

/** Keeps the machine fitted to its place on the panel; answers where the cabinet stands. */
export function useCabinet(
  panel: RefObject<HTMLElement | null>,
  place: RefObject<HTMLElement | null>,
): CabinetLayout | undefined {
  const { machine } = useGame()
  const [cabinet, setCabinet] = useState<CabinetLayout>()
  useEffect(() => {
    const [outer, inner] = [panel.current, place.current]
    if (!outer || !inner) return
    const fit = () => {
      const { clientWidth: width, clientHeight: height } = outer
      setCabinet(machine.layout({ width, height }, placeIn(outer, inner)))
    }
    const observer = new ResizeObserver(fit)
    observer.observe(outer)
    observer.observe(inner)
    const off = machine.onPainted(fit)
    return () => {
      observer.disconnect()
      off()
    }
  }, [machine, panel, place])
  return cabinet
}
