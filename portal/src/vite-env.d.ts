/// <reference types="vite/client" />

// The package has no types: see leaflet-heat.d.ts for its additions.
declare module 'leaflet.heat'
