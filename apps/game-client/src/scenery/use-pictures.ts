import { useEffect, useState } from 'react'
import { loadPicture } from './load-picture.ts'

const none: readonly (string | undefined)[] = []

/** Addresses of loaded pictures, in the order of what is asked for; undefined for one that has not come, or will not. */
export function usePictures(addresses: readonly (string | null)[]): readonly (string | undefined)[] {
  const [loaded, setLoaded] = useState(none)
  const wanted = addresses.join(' ')
  useEffect(() => {
    let isGone = false
    const urls: (string | undefined)[] = []
    for (const [index, address] of wanted.split(' ').entries())
      if (address)
        void loadPicture(address).then(
          ({ src }) => {
            urls[index] = src
            if (!isGone) setLoaded([...urls])
          },
          () => {},
        )
    return () => {
      isGone = true
      setLoaded(none)
    }
  }, [wanted])
  return loaded
}
