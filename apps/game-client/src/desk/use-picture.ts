import { useTime } from '@fairground/vendor-ui'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { drawCamera, openCamera } from '../video/camera.ts'
import { publishPicture } from '../video/publish-picture.ts'
import { pictureSize, startTablePicture } from '../video/table-picture.ts'
import { createTableSound, type TableSound } from '../video/table-sound.ts'
import { drawTestPicture } from '../video/test-picture.ts'
import { useDealerDesk } from './desk-context.ts'

/** `denied`: the browser or its user gives no camera. */
export type PictureStage = 'off' | 'starting' | 'on' | 'lost' | 'denied'
/** Whether players hear the table. `denied`: there is no microphone for this page. */
export type SoundStage = 'off' | 'on' | 'denied'

/** Shows the picture of the table while its shift is open, by a camera of this device or drawn; with sound only when it was switched on. */
export function usePicture(isOpen: boolean) {
  const { i18n } = useTranslation()
  const time = useTime()
  const desk = useDealerDesk()
  const [stage, setStage] = useState<PictureStage>('off')
  const [sound, setSound] = useState<SoundStage>('off')
  const ends = useRef<(() => void)[]>([])
  const tableSound = useRef<TableSound>(undefined)
  const begin = (draw: (pen: CanvasRenderingContext2D) => void) => {
    const picture = startTablePicture(draw, desk.stamp)
    const heard = createTableSound()
    tableSound.current = heard
    if (heard.track) picture.stream.addTrack(heard.track)
    const stop = publishPicture({
      ...{ stream: picture.stream, findDoor: () => desk.findVideoDoor(), onStage: setStage },
      tell: (location) => desk.tellPicture(location),
    })
    ends.current.push(picture.stop, heard.stop, stop)
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
  const toggleSound = async () => {
    const heard = tableSound.current
    if (!heard) return
    if (sound === 'on') heard.turnOff()
    const isOn = sound !== 'on' && (await heard.turnOn())
    // The picture may have been stopped while the browser asked.
    if (tableSound.current === heard) setSound(isOn ? 'on' : sound === 'on' ? 'off' : 'denied')
  }
  const stop = () => {
    endAll(ends.current)
    tableSound.current = undefined
    setStage('off')
    setSound('off')
  }
  // The studio ends it with the shift.
  useEffect(() => {
    if (isOpen) return
    endAll(ends.current)
    tableSound.current = undefined
    setStage('off')
    setSound('off')
  }, [isOpen])
  useEffect(() => {
    const held = ends.current
    return () => endAll(held)
  }, [])
  return { stage, sound, showTest, showCamera, toggleSound, stop }
}

function endAll(ends: (() => void)[]): void {
  for (const end of ends.splice(0)) end()
}
