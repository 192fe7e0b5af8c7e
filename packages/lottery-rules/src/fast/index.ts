export { chanceOver, everyChoice, everyList, range, ruled, texts } from './chance.ts'
export { plainPlays } from './plain.ts'
export { directPlay, eachPlay, groupPlay, placePlay, subsetPlay } from './plays.ts'
export { type MultiSingle, readBalls } from './read.ts'
