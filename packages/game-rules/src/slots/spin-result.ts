import type { WindowResult } from './evaluate-window.ts'
import type { SlotWindow } from './slot-window.ts'

/** What a spin left behind: the window as it stands at its end, and its scatters. */
export type SpinResult = Pick<WindowResult, 'scatterCells' | 'isTrigger'> & { readonly window: SlotWindow }
