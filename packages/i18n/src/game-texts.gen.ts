// Written by `npm run generate`.
import type andarBahar from '../locales/vi/games/andar-bahar.json'
import type baCay from '../locales/vi/games/ba-cay.json'
import type baccarat from '../locales/vi/games/baccarat.json'
import type bauCua from '../locales/vi/games/bau-cua.json'
import type bingo from '../locales/vi/games/bingo.json'
import type blackjack from '../locales/vi/games/blackjack.json'
import type cardRoom from '../locales/vi/games/card-room.json'
import type casinoWar from '../locales/vi/games/casino-war.json'
import type cockfight from '../locales/vi/games/cockfight.json'
import type coinFlip from '../locales/vi/games/coin-flip.json'
import type craps from '../locales/vi/games/craps.json'
import type crash from '../locales/vi/games/crash.json'
import type dice from '../locales/vi/games/dice.json'
import type dragonTiger from '../locales/vi/games/dragon-tiger.json'
import type fanTan from '../locales/vi/games/fan-tan.json'
import type fishing from '../locales/vi/games/fishing.json'
import type hiLo from '../locales/vi/games/hi-lo.json'
import type holdem from '../locales/vi/games/holdem.json'
import type horseRace from '../locales/vi/games/horse-race.json'
import type keno from '../locales/vi/games/keno.json'
import type lieng from '../locales/vi/games/lieng.json'
import type limbo from '../locales/vi/games/limbo.json'
import type mauBinh from '../locales/vi/games/mau-binh.json'
import type mines from '../locales/vi/games/mines.json'
import type moneyWheel from '../locales/vi/games/money-wheel.json'
import type niuNiu from '../locales/vi/games/niu-niu.json'
import type phom from '../locales/vi/games/phom.json'
import type plinko from '../locales/vi/games/plinko.json'
import type prizeMachines from '../locales/vi/games/prize-machines.json'
import type redDog from '../locales/vi/games/red-dog.json'
import type roulette from '../locales/vi/games/roulette.json'
import type sam from '../locales/vi/games/sam.json'
import type scratch from '../locales/vi/games/scratch.json'
import type sicBo from '../locales/vi/games/sic-bo.json'
import type taiXiu from '../locales/vi/games/tai-xiu.json'
import type threeCard from '../locales/vi/games/three-card.json'
import type threeCardPoker from '../locales/vi/games/three-card-poker.json'
import type tienLen from '../locales/vi/games/tien-len.json'
import type tower from '../locales/vi/games/tower.json'
import type videoPoker from '../locales/vi/games/video-poker.json'
import type virtualLeague from '../locales/vi/games/virtual-league.json'
import type virtualRaces from '../locales/vi/games/virtual-races.json'
import type wheel from '../locales/vi/games/wheel.json'
import type xiTo from '../locales/vi/games/xi-to.json'
import type xocDia from '../locales/vi/games/xoc-dia.json'

export type GameTexts = typeof andarBahar &
  typeof baCay &
  typeof baccarat &
  typeof bauCua &
  typeof bingo &
  typeof blackjack &
  typeof cardRoom &
  typeof casinoWar &
  typeof cockfight &
  typeof coinFlip &
  typeof craps &
  typeof crash &
  typeof dice &
  typeof dragonTiger &
  typeof fanTan &
  typeof fishing &
  typeof hiLo &
  typeof holdem &
  typeof horseRace &
  typeof keno &
  typeof lieng &
  typeof limbo &
  typeof mauBinh &
  typeof mines &
  typeof moneyWheel &
  typeof niuNiu &
  typeof phom &
  typeof plinko &
  typeof prizeMachines &
  typeof redDog &
  typeof roulette &
  typeof sam &
  typeof scratch &
  typeof sicBo &
  typeof taiXiu &
  typeof threeCard &
  typeof threeCardPoker &
  typeof tienLen &
  typeof tower &
  typeof videoPoker &
  typeof virtualLeague &
  typeof virtualRaces &
  typeof wheel &
  typeof xiTo &
  typeof xocDia
