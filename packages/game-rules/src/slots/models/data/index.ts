import type { ModelData } from '../model-data.ts'
import { amberWild } from './amber-wild.ts'
import { bamboo7 } from './bamboo-7.ts'
import { bazaar25 } from './bazaar-25.ts'
import { bell5 } from './bell-5.ts'
import { blade10 } from './blade-10.ts'
import { brook25 } from './brook-25.ts'
import { buffalo1024 } from './buffalo-1024.ts'
import { caravan25 } from './caravan-25.ts'
import { carpJackpot } from './carp-jackpot.ts'
import { cherry1 } from './cherry-1.ts'
import { comet5 } from './comet-5.ts'
import { comet243 } from './comet-243.ts'
import { coralCluster } from './coral-cluster.ts'
import { dailyMystery10 } from './daily-mystery-10.ts'
import { drum5 } from './drum-5.ts'
import { dynastyBook } from './dynasty-book.ts'
import { eagle40 } from './eagle-40.ts'
import { fruitCluster } from './fruit-cluster.ts'
import { garden1024 } from './garden-1024.ts'
import { gemFall } from './gem-fall.ts'
import { harbourHold } from './harbour-hold.ts'
import { honeyWild } from './honey-wild.ts'
import { hotDrop25 } from './hot-drop-25.ts'
import { jade25 } from './jade-25.ts'
import { kite5 } from './kite-5.ts'
import { lavaCluster } from './lava-cluster.ts'
import { lotus20 } from './lotus-20.ts'
import { luckyJackpot } from './lucky-jackpot.ts'
import { marketHold } from './market-hold.ts'
import { mekong243 } from './mekong-243.ts'
import { monsoon1024 } from './monsoon-1024.ts'
import { moonRespin } from './moon-respin.ts'
import { oasis25 } from './oasis-25.ts'
import { panda243 } from './panda-243.ts'
import { paper10 } from './paper-10.ts'
import { pearl20 } from './pearl-20.ts'
import { phoenix243 } from './phoenix-243.ts'
import { plum5 } from './plum-5.ts'
import { resinWild } from './resin-wild.ts'
import { rice40 } from './rice-40.ts'
import { river40 } from './river-40.ts'
import { royalJackpot } from './royal-jackpot.ts'
import { scrollBook } from './scroll-book.ts'
import { seven1 } from './seven-1.ts'
import { silk10 } from './silk-10.ts'
import { skyLantern20 } from './sky-lantern-20.ts'
import { starRespin } from './star-respin.ts'
import { storm20 } from './storm-20.ts'
import { summit7 } from './summit-7.ts'
import { sunRespin } from './sun-respin.ts'
import { sweetFall } from './sweet-fall.ts'
import { templeBook } from './temple-book.ts'
import { thunderFall } from './thunder-fall.ts'
import { tiger25 } from './tiger-25.ts'
import { tower7 } from './tower-7.ts'
import { vaultHold } from './vault-hold.ts'

/** Models drawn by recipes, in the order of their templates. */
export const drawnModels: readonly ModelData[] = [
  seven1,
  bell5,
  cherry1,
  kite5,
  drum5,
  comet5,
  lotus20,
  pearl20,
  storm20,
  brook25,
  jade25,
  tiger25,
  rice40,
  river40,
  eagle40,
  panda243,
  mekong243,
  phoenix243,
  garden1024,
  buffalo1024,
  monsoon1024,
  bamboo7,
  tower7,
  summit7,
  fruitCluster,
  coralCluster,
  lavaCluster,
  sweetFall,
  gemFall,
  thunderFall,
  scrollBook,
  templeBook,
  dynastyBook,
  honeyWild,
  amberWild,
  resinWild,
  marketHold,
  harbourHold,
  vaultHold,
  starRespin,
  moonRespin,
  sunRespin,
  bazaar25,
  caravan25,
  comet243,
  luckyJackpot,
  carpJackpot,
  royalJackpot,
  paper10,
  silk10,
  blade10,
  plum5,
  skyLantern20,
  hotDrop25,
  dailyMystery10,
  oasis25,
]
