/** What a letter of the road stands for, in the words of the game. */
export interface RoadKind {
  mark: string
  /** The red side of the road, the blue one, or neither. */
  side: 'a' | 'b' | 'tie'
  label: string
  tone: 'red' | 'blue' | 'green' | 'gold' | 'black'
  /** Stands in the bead, so that its colour need not be seen. */
  letter: string
}

/** A road is drawn from the finished rounds of the session, the oldest first. */
export interface RoadProps {
  marks: string
  kinds: readonly RoadKind[]
}

/** The side that is asked about. */
export type RoadSide = Exclude<RoadKind['side'], 'tie'>
