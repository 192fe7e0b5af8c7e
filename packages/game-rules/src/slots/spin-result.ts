import type { WindowResult } from './evaluate-window.ts'
import type { SlotWindow } from './slot-window.ts'

/** Result of a spin: its final window and scatters. */
export type SpinResult = Pick<WindowResult, 'scatterCells' | 'isTrigger'> & { readonly window: SlotWindow }
