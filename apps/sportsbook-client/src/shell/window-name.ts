/** The windows of the frame. */
export type WindowName = 'bets' | 'prices' | 'menu'
