import { createContext, use } from 'react'
import type { RoundRecords } from '../history/round-record.ts'
import { useStore } from '../lib/store.ts'
import type { Frame, FrameState } from './frame.ts'

const FrameContext = createContext<Frame | undefined>(undefined)

export const FrameProvider = FrameContext.Provider

/** What is played in this frame. Throws outside of a FrameProvider. */
export function useFrame(): Frame {
  const frame = use(FrameContext)
  if (!frame) throw new Error('this component needs a FrameProvider above it')
  return frame
}

/** The rounds that the windows of the frame tell of. Throws where the vendor has windows of its own. */
export function useRecords(): RoundRecords {
  const { records } = useFrame()
  if (!records) throw new Error('this window needs a frame that keeps records')
  return records
}

/** A part of what the frame says; the component renders again when it is another value. */
export const useFrameState = <Part>(select: (state: FrameState) => Part): Part => useStore(useFrame().screen, select)

/** Nothing is under way: a bet may be placed, a round looked at. */
export const isIdle = ({ phase, autoplay }: Pick<FrameState, 'phase' | 'autoplay'>): boolean =>
  phase === 'idle' && autoplay === undefined
