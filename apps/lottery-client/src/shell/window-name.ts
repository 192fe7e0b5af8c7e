/** The windows of the frame, beside the check of a round that every frame has. */
export type WindowName = 'tickets' | 'results' | 'menu'
