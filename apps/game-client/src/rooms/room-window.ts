/** The windows of a frame with card rooms. */
export type RoomWindow = 'menu' | 'rules' | 'hands' | 'fairness'
