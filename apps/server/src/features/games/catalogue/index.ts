export { artUrl } from './art-url.ts'
export { callBoundsMs, flushCalls, meterCall } from './call-meter.ts'
export { catalogueJobs } from './catalogue-jobs.ts'
export { catalogueRoutes } from './catalogue-routes.ts'
export {
  changeTurnoverTypes,
  changeVendorAddress,
  changeVendorBudget,
  changeVendorDialect,
  changeVendorLimits,
  changeVendorReach,
  changeVendorStatus,
} from './change-vendor.ts'
export {
  ensureHouseVendors,
  findHouseStudio,
  houseVendorId,
  lotteryVendorId,
  sportsbookVendorId,
} from './ensure-house-vendors.ts'
export { ensureVendorKey, type PrintedKey } from './ensure-vendor-key.ts'
export { type DialectVendor, findDialectVendor } from './find-dialect-vendor.ts'
export { findLaunchable } from './find-launchable.ts'
export {
  findGameByCode,
  findGameByNode,
  type GameFacts,
  isNamedRight,
  type NamedGame,
  readGameByCode,
} from './game-facts.ts'
export { readGameList } from './game-list-reading-store.ts'
export { findWatchedGame, openGame } from './game-store.ts'
export { sumUnseenWins } from './list-cut-shows.ts'
export { listVendorTypes } from './list-vendors.ts'
export { type LiveGame, listLiveGames } from './live-game-store.ts'
export { lobbyPaths } from './lobby-lists.ts'
export {
  countModelGames,
  findPlayedGames,
  listModelGames,
  listPlayedCurrencies,
  saveModelStopped,
  searchPlayedGames,
  stakesOf,
} from './model-game-store.ts'
export { isAllowedFrom } from './networks.ts'
export { postToVendor } from './post-to-vendor.ts'
export { listVendorsOf, readVendorFeed } from './read-vendor-feed.ts'
export { refreshCatalogue } from './refresh-catalogue.ts'
export { registerTiles } from './register-tiles.ts'
export { addVendorKey, retireVendorKey } from './rotate-vendor-key.ts'
export { catalogueSealed } from './sealed-columns.ts'
export { nodeIdsNamed } from './search-games.ts'
export { staffCatalogueRoutes } from './staff-catalogue-routes.ts'
export { stopGame } from './stop-game.ts'
export { tableRoutes } from './table-routes.ts'
export { saveVendorGames } from './vendor-games-store.ts'
export { findVendorKey } from './vendor-key.ts'
export { adjustHeldMinorOf, findVendorLimits, type VendorLimits } from './vendor-limits-store.ts'
export { shownVendor, type VendorLook } from './vendor-look.ts'
export { ensurePlayer, findPlayer } from './vendor-player-store.ts'
export { findVendorRules } from './vendor-rules.ts'
export { sealSecret } from './vendor-secret.ts'
export {
  findTurnoverTypes,
  findVendor,
  findVendorMode,
  lockVendorMode,
  saveVendor,
  saveVendorKey,
  saveWalletMode,
  type WalletMode,
} from './vendor-store.ts'
