import type { StageView } from '@fairground/art/slot-stage'
import { type RefObject, useEffect, useState } from 'react'
import { orientationOf } from './scenery.ts'
import { useScenery } from './use-scenery.ts'

/** The view of the title's scenery for the shape that the panel has now; none when the title has no scenery. */
export function useSceneryView(panel: RefObject<HTMLElement | null>): StageView | undefined {
  const scenery = useScenery()
  const [orientation, setOrientation] = useState(() => orientationOf(innerWidth, innerHeight))
  useEffect(() => {
    const element = panel.current
    if (!element) return
    const observer = new ResizeObserver(() => setOrientation(orientationOf(element.clientWidth, element.clientHeight)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [panel])
  return scenery?.stage.views[orientation]
}
