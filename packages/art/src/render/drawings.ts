import { lotteryHouses } from '@fairground/lottery-rules/titles'
import { sportsHouses } from '@fairground/sports-rules/titles'
import { AVATAR_COUNT, avatar } from '../avatar.ts'
import { arenaHouses, arenaLooks, roosterCoats, roosterLayers } from '../catalogue/arenas.ts'
import { cannonMetals, fishPictures, waterLooks } from '../catalogue/fishing.ts'
import { gameTiles } from '../catalogue/game-tiles.ts'
import { dealerLayers, dealers, liveStudios } from '../catalogue/live-studios.ts'
import { largeTileSlugs, slotTiles } from '../catalogue/slot-tiles.ts'
import { themes } from '../catalogue/themes.ts'
import { ticketHouses } from '../catalogue/ticket-houses.ts'
import { vendors } from '../catalogue/vendors.ts'
import { drawArena } from '../cockfight/draw-arena.ts'
import { drawRooster } from '../cockfight/draw-rooster.ts'
import { drawCannon } from '../fishing/draw-cannon.ts'
import { drawFish } from '../fishing/draw-fish.ts'
import { drawLagoon } from '../fishing/draw-lagoon.ts'
import { gift, giftNames } from '../gift.ts'
import { drawDealer, drawPortrait } from '../live/draw-dealer.ts'
import { drawStudio } from '../live/draw-studio.ts'
import { drawTableView } from '../live/table-tile.ts'
import { appIcon, logo, logoMark } from '../logo.ts'
import { stallObject, stallObjects } from '../objects.ts'
import { promo, promoNames } from '../promo.ts'
import { fairgroundScene } from '../scene-fairground.ts'
import { slotSymbol, slotSymbols } from '../symbols.ts'
import { gameTile, largeSlotTile } from '../tiles/slot-tile.ts'
import { type ArtKey, type ArtKind, artWidths } from '../url.ts'
import { vendorMark } from '../vendor-mark.ts'

type RasterFormat = 'avif' | 'webp' | 'png'

/** One drawing and the files it becomes. Without widths it stays SVG. */
export interface Drawing {
  key: ArtKey
  svg: () => string
  raster?: { widths: readonly number[]; format: RasterFormat; isSoft?: boolean; isBusy?: boolean }
}

function raster(kind: ArtKind, format: RasterFormat): Drawing['raster'] {
  return { widths: artWidths[kind], format }
}

function tiles(): Drawing[] {
  const large = slotTiles.filter(({ slug }) => largeTileSlugs.some((wanted) => wanted === slug))
  return [
    ...[...slotTiles, ...gameTiles].map(
      (tile): Drawing => ({
        key: `tile/${tile.slug}`,
        svg: () => gameTile(tile),
        raster: { widths: artWidths.tile, format: 'avif', ...('arena' in tile && { isBusy: true }) },
      }),
    ),
    ...large.map(
      (tile): Drawing => ({
        key: `tile-large/${tile.slug}`,
        svg: () => largeSlotTile(tile),
        raster: raster('tile-large', 'avif'),
      }),
    ),
  ]
}

function symbols(): Drawing[] {
  return themes.flatMap((theme) =>
    slotSymbols.map(
      (symbol): Drawing => ({
        key: `symbol/${theme}/${symbol}`,
        svg: () => slotSymbol(theme, symbol),
        raster: raster('symbol', 'avif'),
      }),
    ),
  )
}

// Without letters, and the largest thing painted first: every kilobyte of it is waited for.
function fairground(): Drawing[] {
  return (['night', 'day'] as const).flatMap((mood) =>
    (['wide', 'narrow'] as const).map(
      (shape): Drawing => ({
        key: `scene-${shape}/${mood}`,
        svg: () => fairgroundScene(mood, shape),
        raster: { widths: artWidths[`scene-${shape}`], format: 'avif', isSoft: true },
      }),
    ),
  )
}

/** Rooms and dealers of the live casino, stacked by the client. */
function liveCasino(): Drawing[] {
  const rooms = liveStudios.flatMap(({ slug }) =>
    (['wide', 'narrow'] as const).map(
      (shape): Drawing => ({
        key: `studio-${shape}/${slug}`,
        svg: () => drawStudio(slug, shape),
        raster: { widths: artWidths[`studio-${shape}`], format: 'avif', isSoft: true },
      }),
    ),
  )
  const people = dealers.flatMap(({ slug }) =>
    dealerLayers.map(
      (layer): Drawing => ({
        key: `dealer/${slug}-${layer}`,
        svg: () => drawDealer(slug, layer),
        raster: raster('dealer', 'webp'),
      }),
    ),
  )
  const hosts = dealers.map(
    ({ slug }): Drawing => ({ key: `host/${slug}`, svg: () => drawPortrait(slug), raster: raster('host', 'webp') }),
  )
  const tables = gameTiles
    .filter(({ live }) => live)
    .map(
      (tile): Drawing => ({
        key: `tile-wide/${tile.slug}`,
        svg: () => drawTableView(tile),
        raster: { widths: artWidths['tile-wide'], format: 'avif', isSoft: true },
      }),
    )
  return [...rooms, ...people, ...hosts, ...tables]
}

/** Rings and clockwork roosters of the cockfight, stacked by the client. */
function cockfight(): Drawing[] {
  const rings = arenaLooks.map(
    (look): Drawing => ({
      key: `arena/${look}`,
      svg: () => drawArena(look),
      raster: { widths: artWidths.arena, format: 'avif', isSoft: true },
    }),
  )
  const roosters = roosterCoats.flatMap((coat) =>
    roosterLayers.map(
      (layer): Drawing => ({
        key: `rooster/${coat}-${layer}`,
        svg: () => drawRooster(coat, layer),
        raster: raster('rooster', 'webp'),
      }),
    ),
  )
  return [...rings, ...roosters]
}

/** Waters, fish and cannons of the fishing rooms. */
function fishing(): Drawing[] {
  const lagoons = waterLooks.flatMap((look) =>
    (['wide', 'narrow'] as const).map(
      (shape): Drawing => ({
        key: `lagoon-${shape}/${look}`,
        svg: () => drawLagoon(look, shape),
        raster: { widths: artWidths[`lagoon-${shape}`], format: 'avif', isSoft: true },
      }),
    ),
  )
  const fish = fishPictures.map(
    (name): Drawing => ({ key: `fish/${name}`, svg: () => drawFish(name), raster: raster('fish', 'webp') }),
  )
  const cannons = cannonMetals.map(
    (metal): Drawing => ({ key: `cannon/${metal}`, svg: () => drawCannon(metal), raster: raster('cannon', 'webp') }),
  )
  return [...lagoons, ...fish, ...cannons]
}

function emblems(): Drawing[] {
  return [
    ...Array.from(
      { length: AVATAR_COUNT },
      (_, index): Drawing => ({ key: `avatar/${index}`, svg: () => avatar(index), raster: raster('avatar', 'webp') }),
    ),
    ...stallObjects.map(
      (name): Drawing => ({ key: `stall/${name}`, svg: () => stallObject(name), raster: raster('stall', 'webp') }),
    ),
    ...promoNames.map(
      (name): Drawing => ({ key: `promo/${name}`, svg: () => promo(name), raster: raster('promo', 'avif') }),
    ),
    ...giftNames.map(
      (name): Drawing => ({ key: `gift/${name}`, svg: () => gift(name), raster: raster('gift', 'avif') }),
    ),
    ...[...vendors, ...liveStudios, ...arenaHouses, ...lotteryHouses, ...sportsHouses, ...ticketHouses].map(
      ({ slug }): Drawing => ({ key: `vendor/${slug}`, svg: () => vendorMark(slug) }),
    ),
  ]
}

function brand(): Drawing[] {
  return [
    { key: 'logo/mark', svg: logoMark },
    { key: 'logo/colour', svg: logo },
    { key: 'app-icon/any', svg: () => appIcon(0.76), raster: raster('app-icon', 'png') },
    { key: 'app-icon/maskable', svg: () => appIcon(0.56), raster: raster('app-icon', 'png') },
    { key: 'app-icon/apple', svg: () => appIcon(0.7), raster: { widths: [180], format: 'png' } },
    { key: 'favicon/png', svg: logo, raster: { widths: [32], format: 'png' } },
  ]
}

/** Everything the build renders, largest work first so that no worker ends with a long tail. */
export function allDrawings(): Drawing[] {
  return [
    ...fairground(),
    ...tiles(),
    ...symbols(),
    ...liveCasino(),
    ...cockfight(),
    ...fishing(),
    ...emblems(),
    ...brand(),
  ]
}
