import { Skeleton } from '@mantine/core'
import { lazyPart } from '../kit/layout/lazy-part.ts'
import { useLocalized, useMessages } from '../kit/text/messages.ts'
import type { DashboardSearch } from './dashboard-search.rules.ts'
import { dashboardMessages } from './dashboard.messages.ts'
import type { Statistics } from './dashboard.queries.ts'
import { FigurePanel } from './figure-panel.tsx'
import { RowsLink } from './rows-link.tsx'
import styles from './dashboard.module.css'

const mostListed = 10
const HeatMap = lazyPart(() => import('./heat-map.tsx'), 'HeatMap', <Skeleton height={460} />)

/** The places where buyers live: a heat map, and the postal areas with the most orders. */
export function Clients({ found, range }: { found: Statistics; range: DashboardSearch }) {
  const messages = useMessages(dashboardMessages)
  const localized = useLocalized()
  const { userCoordinatesInformation: areas, location } = found
  const listed = areas.slice(0, mostListed)
  const lines = [
    [messages.postalArea, messages.place, messages.orders],
    ...areas.map(({ postalArea, placeNames, quantity }) => [
      postalArea,
      localized(placeNames),
      quantity,
    ]),
  ]
  return (
    <FigurePanel
      title={messages.clients}
      hint={messages.clientsHint}
      lines={lines}
      hasPicture={false}
    >
      {areas.length === 0 ? (
        <p className={styles.hint}>{messages.noClient}</p>
      ) : (
        <div className={styles.clients}>
          <HeatMap
            areas={areas}
            centre={location ?? areas[0]!}
            label={messages.mapLabel(
              listed
                .map(({ placeNames, postalArea }) => localized(placeNames) || postalArea)
                .join(', '),
            )}
          />
          <div className={styles.frame}>
            <table className={styles.table} aria-label={messages.clients}>
              <thead>
                <tr>
                  <th scope="col">{messages.postalArea}</th>
                  <th scope="col">{messages.place}</th>
                  <th scope="col" className="figure">
                    {messages.orders}
                  </th>
                </tr>
              </thead>
              <tbody>
                {listed.map(({ postalArea, placeNames, quantity }) => (
                  <tr key={postalArea}>
                    <th scope="row">
                      <RowsLink
                        orders={{ q: postalArea, from: range.from, to: range.to }}
                        label={postalArea}
                      >
                        {postalArea}
                      </RowsLink>
                    </th>
                    <td>{localized(placeNames) || '–'}</td>
                    <td className="figure">{quantity}</td>
                  </tr>
                ))}
              </tbody>
            </table>
            {areas.length > mostListed && (
              <p className={styles.hint}>{messages.areas(areas.length - mostListed)}</p>
            )}
          </div>
        </div>
      )}
    </FigurePanel>
  )
}
