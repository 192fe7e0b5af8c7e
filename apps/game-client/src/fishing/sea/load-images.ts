import manifest from 'virtual:art'
import { type CannonMetal, cannonMetals, type FishPicture, fishPictures } from '@fairground/art/catalogue'
import { type ArtKey, artUrl } from '@fairground/art/url'
import coinUrl from '../../reels/coin.svg?no-inline'
import type { SeaImages } from './sheet.ts'

/** Every picture of the sea, decoded. Rejects when one of them cannot be fetched. */
export async function loadSeaImages(): Promise<SeaImages> {
  const wanted: readonly (readonly [FishPicture | CannonMetal | 'coin', string])[] = [
    ...fishPictures.map((name) => [name, urlOf(`fish/${name}`)] as const),
    ...cannonMetals.map((metal) => [metal, urlOf(`cannon/${metal}`)] as const),
    ['coin', coinUrl],
  ]
  const loaded = wanted.map(async ([name, url]) => {
    const image = new Image()
    image.src = url
    await image.decode()
    return [name, image] as const
  })
  return new Map(await Promise.all(loaded))
}

function urlOf(key: ArtKey): string {
  const url = artUrl(manifest, key)
  if (!url) throw new Error(`no picture ${key}`)
  return url
}
