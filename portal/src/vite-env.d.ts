/// <reference types="vite/client" />

// It has no types of its own: see leaflet-heat.d.ts for what it adds.
declare module 'leaflet.heat'
