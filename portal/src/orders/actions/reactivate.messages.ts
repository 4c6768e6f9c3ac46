import { bilingual } from '../../kit/text/messages.ts'

export const reactivateMessages = bilingual({
  fr: {
    title: (ref: string) => `Réactiver la commande ${ref}`,
    text: 'Les billets, les places, l’équipement et les réservations que l’annulation a repris sont rétablis, s’ils sont encore tous disponibles. Si le client a été avisé de l’annulation, il reçoit de nouveaux codes par courriel.',
    confirm: 'Réactiver la commande',
    leave: 'Laisser annulée',
    gone: 'Ce qui n’est plus disponible',
    commands: {
      reactivateOrder: {
        success: 'Commande réactivée',
        error: 'Impossible de réactiver la commande',
      },
    },
  },
  en: {
    title: (ref) => `Reactivate order ${ref}`,
    text: 'The tickets, places, equipment and bookings that the cancellation took back are restored, if all of them are still available. If the client was told of the cancellation, they get new codes by email.',
    confirm: 'Reactivate the order',
    leave: 'Leave it cancelled',
    gone: 'What is no longer available',
    commands: {
      reactivateOrder: {
        success: 'Order reactivated',
        error: 'Could not reactivate the order',
      },
    },
  },
})
