import type { GameTitles } from '../../game-module.ts'

const tile = (scene: string, palette: string, hero: string) => ({ scene, palette, hero })

/** Levels of the fishing rooms: their rules are in `src/fishing`, since a room is neither an instant game nor a table. */
export const titles: GameTitles = {
  'fishing-shallow': {
    names: { vi: 'Bắn Cá Bãi Cạn', en: 'Shallow Bay Fishing' },
    category: 'FISH',
    provider: 'deepwater',
    tile: tile('sea', 'lagoon', 'noto:tropical-fish'),
  },
  'fishing-reef': {
    names: { vi: 'Bắn Cá Rạn San Hô', en: 'Coral Reef Fishing' },
    category: 'FISH',
    provider: 'deepwater',
    tile: tile('drift', 'rose', 'fluent:turtle'),
  },
  'fishing-deep': {
    names: { vi: 'Bắn Cá Vực Sâu', en: 'Deep Sea Fishing' },
    category: 'FISH',
    provider: 'deepwater',
    tile: tile('sea', 'ember', 'noto:octopus'),
  },
}
