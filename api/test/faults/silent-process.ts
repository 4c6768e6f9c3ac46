// A picture process that exits when a PNG is requested, and otherwise never answers.
process.on('message', ({ wanted }: { wanted: { format?: string } }) => {
  if (wanted.format === 'png') process.exit(1)
})
