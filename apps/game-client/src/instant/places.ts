/** 0 … count − 1: the places of a board, each of which is its own key. */
export const places = (count: number): readonly number[] => Array.from({ length: count }, (_, place) => place)
