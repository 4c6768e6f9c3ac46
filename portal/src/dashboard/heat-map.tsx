import 'leaflet/dist/leaflet.css'
import L from 'leaflet'
import { useEffect, useRef } from 'react'
import { feature } from 'topojson-client'
import landUrl from 'world-atlas/land-50m.json?url'
import { callSettings } from '../kit/api/call.ts'
import { useLanguage, useMessages, type Language } from '../kit/text/messages.ts'
import { dashboardMessages } from './dashboard.messages.ts'
import type { Statistics } from './dashboard.queries.ts'
import styles from './dashboard.module.css'

type Area = Statistics['userCoordinatesInformation'][number]
const zoom = 7
const mostHeat = 100
const mostNames = 12
/** From low to high density: it grows darker throughout. */
const ramp = { 0.15: '#dbe3f9', 0.35: '#8ca5ea', 0.55: '#3f6ad8', 0.75: '#5b2a86', 1: '#8a1c4a' }

/**
 * Draws the land from a bundled file, so that no map server is needed; tiles of the installation
 * are drawn over it.
 */
async function drawLand(map: L.Map) {
  const topology = (await (await fetch(landUrl)).json()) as Parameters<typeof feature>[0]
  const land = feature(topology, topology.objects.land!)
  // Below the heat layer, which is a canvas in the overlay pane.
  map.createPane('land').style.zIndex = '250'
  const style = { className: styles.land! }
  L.geoJSON(land, { interactive: false, pane: 'land', style }).addTo(map)
}

async function drawHeat(map: L.Map, areas: readonly Area[]) {
  // The plugin extends a Leaflet that it expects under this global name.
  Object.assign(globalThis, { L })
  await import('leaflet.heat')
  const points = areas.map(({ latitude, longitude, quantity }): [number, number, number] => [
    latitude,
    longitude,
    quantity,
  ])
  // The densest area has the hottest colour, up to a cap of 100.
  const max = Math.min(mostHeat, Math.max(...areas.map(({ quantity }) => quantity)))
  L.heatLayer(points, {
    max,
    maxZoom: zoom,
    minOpacity: 0.35,
    radius: 28,
    blur: 20,
    gradient: ramp,
  }).addTo(map)
}

/** Names of the places with the most buyers, except those that would overlap another one. */
function drawNames(map: L.Map, areas: readonly Area[], language: Language) {
  const drawn: L.Point[] = []
  const covers = (point: L.Point) =>
    drawn.some(({ x, y }) => Math.abs(x - point.x) < 130 && Math.abs(y - point.y) < 18)
  for (const { latitude, longitude, placeNames } of areas) {
    const point = map.latLngToContainerPoint([latitude, longitude])
    if (!placeNames[language] || covers(point) || drawn.length === mostNames) continue
    drawn.push(point)
    const icon = L.divIcon({ className: styles.placeName!, html: '', iconAnchor: [4, 10] })
    const marker = L.marker([latitude, longitude], { interactive: false, keyboard: false, icon })
    marker.addTo(map).getElement()!.append(placeNames[language])
  }
}

type Props = {
  areas: readonly Area[]
  centre: { latitude: number; longitude: number }
  label: string
}

/** Darker where there are more buyers. The table next to it has the same values. */
export function HeatMap({ areas, centre: { latitude, longitude }, label }: Props) {
  const messages = useMessages(dashboardMessages)
  const language = useLanguage()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { tilesUrl } = callSettings()
    const map = L.map(box.current!, {
      center: [latitude, longitude],
      zoom,
      scrollWheelZoom: false,
      attributionControl: false,
      keyboard: false,
      zoomControl: false,
    })
    if (tilesUrl) L.tileLayer(tilesUrl, { maxZoom: 18 }).addTo(map)
    let isGone = false
    const draw = async () => {
      if (!tilesUrl) await drawLand(map)
      if (!isGone) await drawHeat(map, areas)
      if (!isGone) drawNames(map, areas, language)
    }
    // Without a network, only the table next to it is shown.
    draw().catch(() => {})
    return () => {
      isGone = true
      map.remove()
    }
  }, [areas, latitude, longitude, language])
  return (
    <figure className={styles.map} aria-label={label}>
      <div ref={box} aria-hidden />
      <figcaption>{messages.credit}</figcaption>
    </figure>
  )
}
