import { HoldClock } from './hold-clock.ts'
import { QuantityStepper } from './quantity-stepper.ts'
import { serveEmbeddingPage } from './serve-embedding-page.ts'

customElements.define('quantity-stepper', QuantityStepper)
customElements.define('hold-clock', HoldClock)
serveEmbeddingPage()
