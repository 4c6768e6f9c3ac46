import type { Bilingual } from '@guichet/contract/primitives.ts'
import 'leaflet/dist/leaflet.css'
import L from 'leaflet'
import { useEffect, useRef } from 'react'
import { callSettings } from '../kit/api/call.ts'
import { useLanguage, useMessages } from '../kit/text/messages.ts'
import { officeMessages } from './office.messages.ts'
import styles from './location-map.module.css'

type Landmark = { names: Bilingual; latitude: number; longitude: number }
const zoom = 12
const namedBelow = 4
const kmFrom = (here: { latitude: number; longitude: number }, there: Landmark) =>
  Math.round(
    Math.hypot(
      (here.latitude - there.latitude) * 111,
      (here.longitude - there.longitude) * 111 * Math.cos((here.latitude * Math.PI) / 180),
    ),
  )

/**
 * Map of the address. Streets come from the installation's tile server; without one, names of
 * nearby places are shown.
 */
export function LocationMap({
  latitude,
  longitude,
  nearby,
  label,
}: {
  latitude: number
  longitude: number
  nearby: readonly Landmark[]
  label: string
}) {
  const messages = useMessages(officeMessages)
  const language = useLanguage()
  const box = useRef<HTMLDivElement>(null)
  const near = nearby
    .map((place) => ({ place, km: kmFrom({ latitude, longitude }, place) }))
    .sort((a, b) => a.km - b.km)
    .slice(0, namedBelow)
    .map(({ place, km }) => `${place.names[language]} (${km} km)`)
  useEffect(() => {
    const { tilesUrl } = callSettings()
    const map = L.map(box.current!, {
      center: [latitude, longitude],
      zoom,
      scrollWheelZoom: false,
      attributionControl: false,
      zoomControl: false,
      keyboard: false,
      dragging: true,
    })
    if (tilesUrl) L.tileLayer(tilesUrl, { maxZoom: 18 }).addTo(map)
    else
      for (const place of nearby)
        L.marker([place.latitude, place.longitude], {
          interactive: false,
          keyboard: false,
          icon: L.divIcon({ className: styles.place, html: '', iconAnchor: [4, 10] }),
        })
          .addTo(map)
          .getElement()!
          .append(place.names[language])
    L.marker([latitude, longitude], {
      interactive: false,
      keyboard: false,
      icon: L.divIcon({
        className: '',
        html: `<div class="${styles.pin}"></div>`,
        iconSize: [18, 18],
        iconAnchor: [9, 21],
      }),
      zIndexOffset: 1000,
    }).addTo(map)
    return () => {
      map.remove()
    }
  }, [latitude, longitude, nearby, language])
  return (
    <figure
      className="no-margin"
      aria-label={`${label} (${latitude.toFixed(4)}, ${longitude.toFixed(4)})`}
    >
      <div ref={box} className={styles.map} aria-hidden />
      {near.length > 0 && (
        <figcaption className={styles.near}>{messages.nearby(near.join(', '))}</figcaption>
      )}
    </figure>
  )
}
