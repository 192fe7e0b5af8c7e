import { OpenAnswer, RoomOpenAnswer } from '@fairground/contract/studio'
import * as z from 'zod'

/** What a launch opens: a game with stakes of its own, or the card rooms of one. */
export const FrameOpen = z.union([OpenAnswer, RoomOpenAnswer])
export type FrameOpen = z.infer<typeof FrameOpen>
