import { useTime } from '@fairground/vendor-ui'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { drawCamera, openCamera } from '../video/camera.ts'
import { publishPicture } from '../video/publish-picture.ts'
import { pictureSize, startTablePicture } from '../video/table-picture.ts'
import { drawTestPicture } from '../video/test-picture.ts'
import { useDealerDesk } from './desk-context.ts'

/** `denied`: the browser or its user gives no camera. */
export type PictureStage = 'off' | 'starting' | 'on' | 'lost' | 'denied'

/** Shows the picture of the table while its shift is open, by a camera of this device or drawn. */
export function usePicture(isOpen: boolean) {
  const { i18n } = useTranslation()
  const time = useTime()
  const desk = useDealerDesk()
  const [stage, setStage] = useState<PictureStage>('off')
  const ends = useRef<(() => void)[]>([])
  const endAll = () => {
    for (const end of ends.current.splice(0)) end()
  }
  const begin = (draw: (pen: CanvasRenderingContext2D) => void) => {
    const picture = startTablePicture(draw, desk.stamp)
    const stop = publishPicture({ stream: picture.stream, findDoor: () => desk.findVideoDoor(), onStage: setStage })
    ends.current.push(picture.stop, stop)
  }
  const showTest = () => {
    setStage('starting')
    const { names } = desk.screen.get().view
    const name = names[i18n.language] ?? names.en ?? ''
    begin((pen) => {
      drawTestPicture(pen, { name, time: time(new Date(desk.nowMs()).toISOString()), atMs: performance.now() })
    })
  }
  const showCamera = async () => {
    setStage('starting')
    const camera = await openCamera(pictureSize)
    if (!camera) return setStage('denied')
    ends.current.push(camera.stop)
    begin((pen) => drawCamera(pen, camera))
  }
  const stop = () => {
    endAll()
    setStage('off')
  }
  // The studio ends it with the shift.
  useEffect(() => {
    if (isOpen) return
    for (const end of ends.current.splice(0)) end()
    setStage('off')
  }, [isOpen])
  useEffect(() => {
    const held = ends.current
    return () => {
      for (const end of held.splice(0)) end()
    }
  }, [])
  return { stage, showTest, showCamera, stop }
}
