export {
  type BuilderLeg,
  type BuilderPrice,
  type BuilderRefusal,
  builderLegs,
  isBuilderBet,
  priceBuilder,
  singlePriceX100,
} from './builder.ts'
export { jointWins } from './joint-wins.ts'
