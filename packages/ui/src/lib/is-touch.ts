import type { MouseEvent } from 'react'

/** Whether a finger or a pen made this event; browsers give clicks the pointer that made them. */
export const isTouch = ({ nativeEvent }: MouseEvent): boolean =>
  'pointerType' in nativeEvent && (nativeEvent.pointerType === 'touch' || nativeEvent.pointerType === 'pen')
