import { HoldClock } from './hold-clock.ts'
import { LeadOn } from './lead-on.ts'
import { QuantityStepper } from './quantity-stepper.ts'
import { serveEmbeddingPage } from './serve-embedding-page.ts'

customElements.define('quantity-stepper', QuantityStepper)
customElements.define('hold-clock', HoldClock)
customElements.define('lead-on', LeadOn)
serveEmbeddingPage()
