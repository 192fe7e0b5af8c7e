/** The table itself: felt, rail and its bulbs. Nothing on it is read out. */
export const Felt = () => (
  <div className="room-felt" aria-hidden="true">
    <i />
    <svg aria-hidden="true" className="room-felt-bulbs" preserveAspectRatio="none">
      <rect x="1" y="1" width="99%" height="98%" />
    </svg>
  </div>
)
