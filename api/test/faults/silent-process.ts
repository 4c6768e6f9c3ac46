// A process that is asked to write pictures: it dies when asked for a PNG, else it never answers.
process.on('message', ({ wanted }: { wanted: { format?: string } }) => {
  if (wanted.format === 'png') process.exit(1)
})
