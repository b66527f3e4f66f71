import Rounds
