import 'leaflet'

/** Types that leaflet.heat adds to Leaflet. */
declare module 'leaflet' {
  function heatLayer(
    points: readonly (readonly [latitude: number, longitude: number, weight: number])[],
    options: {
      max: number
      maxZoom: number
      minOpacity: number
      radius: number
      blur: number
      gradient: Record<number, string>
    },
  ): Layer
}
