export {
  type CertifiedModel,
  certifiedModels,
  readCertificate,
  type SlotCertificate,
  type SlotFacts,
  type VolatilityClass,
} from './certificate.ts'
export { findSlotModel, slotModels } from './models/index.ts'
export { playRound, type ReelDraws, type RoundInput } from './play-round.ts'
export { isPlayableStake } from './round-book.ts'
export type {
  CountPays,
  FreeSpinsRule,
  ReelSet,
  ReelSetId,
  SlotModel,
  SlotSymbol,
  SymbolId,
} from './slot-model.ts'
export type {
  Cell,
  FreeSpinsAwardedEvent,
  FreeSpinsEndedEvent,
  FreeSpinsRetriggeredEvent,
  LineWin,
  LineWinsEvent,
  MinorText,
  RoundEndedEvent,
  ScatterWinEvent,
  SlotEvent,
  SlotRound,
  SpinEvent,
  SpinMode,
  WinCappedEvent,
} from './slot-round.ts'
export { type SlotProof, type Verification, verifyRound } from './verify-round.ts'
