export {
  type CertifiedModel,
  certifiedModels,
  readCertificate,
  type SlotCertificate,
  type SlotFacts,
  type VolatilityClass,
} from './certificate.ts'
export { findSlotModel, slotModels } from './models/index.ts'
export { type ModelData, readModel } from './models/model-data.ts'
export { playRound, type RoundInput } from './play-round.ts'
export type { ReelDraws } from './reel-draws.ts'
export { isPlayableStake } from './round-book.ts'
export type {
  CountPays,
  FreeSpinsRule,
  HoldAndWinRule,
  ReelSet,
  ReelSetId,
  SlotModel,
  SlotSymbol,
  SymbolId,
} from './slot-model.ts'
export type {
  CascadeEvent,
  Cell,
  FeatureBoughtEvent,
  FreeSpinsAwardedEvent,
  FreeSpinsEndedEvent,
  FreeSpinsRetriggeredEvent,
  HeldCoin,
  HoldEndedEvent,
  HoldSpunEvent,
  HoldStartedEvent,
  LineWin,
  LineWinsEvent,
  MinorText,
  ReelsCoveredEvent,
  RoundEndedEvent,
  ScatterWinEvent,
  SlotEvent,
  SlotRound,
  SpinEvent,
  SpinMode,
  SymbolChosenEvent,
  SymbolWin,
  SymbolWinsEvent,
  WinCappedEvent,
} from './slot-round.ts'
export { type SlotProof, type Verification, verifyRound } from './verify-round.ts'
