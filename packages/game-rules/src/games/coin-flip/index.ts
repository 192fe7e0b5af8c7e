export { type CoinFlipBet, type CoinFlipEvent, type CoinSide, coinFlipX10000, flipsMax } from './coin-flip.ts'
