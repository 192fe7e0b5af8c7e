/** The windows of the game. Each is loaded when it is opened for the first time. */
export type WindowName = 'menu' | 'paytable' | 'history' | 'fairness' | 'autoplay' | 'buy'
