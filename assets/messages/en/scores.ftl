### What points are made of.

# What a line of a score counts, and how often: "4 tiles".
# $measure (Measure)
# $count (number)
measured = { $measure ->
    [handicap] { $count ->
        [one] { $count } agreed point
       *[other] { $count } agreed points
    }
    [tiles] { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
    [shields] { $count ->
        [one] { $count } shield
       *[other] { $count } shields
    }
    [cities] { $count ->
        [one] { $count } city
       *[other] { $count } cities
    }
    [knights] { $count ->
        [one] { $count } knight
       *[other] { $count } knights
    }
    [farmers] { $count ->
        [one] { $count } farmer
       *[other] { $count } farmers
    }
    [message] { $count ->
        [one] { $count } message
       *[other] { $count } messages
    }
    [stolen] { $count ->
        [one] { $count } stolen point
       *[other] { $count } stolen points
    }
    [robber] { $count ->
        [one] { $count } robber
       *[other] { $count } robbers
    }
    [pig] { $count ->
        [one] { $count } city with the pig
       *[other] { $count } cities with the pig
    }
    [goods] { $count ->
        [one] { $count } majority
       *[other] { $count } majorities
    }
    [ingots] { ingots }
    [mage] { $count ->
        [one] { $count } tile with the mage
       *[other] { $count } tiles with the mage
    }
    [witch] { $count } (witch)
    [vineyards] { $count ->
        [one] { $count } vineyard
       *[other] { $count } vineyards
    }
    [sheep] { sheep }
    [characters] { $count ->
        [one] { $count } character
       *[other] { $count } characters
    }
    [herd] { $count ->
        [one] { $count } herd
       *[other] { $count } herds
    }
    [lone-jokers] { $count ->
        [one] { $count } animal joker
       *[other] { $count } animal jokers
    }
    [magic] { $count ->
        [one] { $count } dragon or fairy
       *[other] { $count } dragon and fairy
    }
    [strays] { $count ->
        [one] { $count } card of another colour
       *[other] { $count } cards of another colour
    }
   *[building-set] { $count ->
        [one] { $count } set of buildings
       *[other] { $count } sets of buildings
    }
}
# How much each one counts for the majority on a feature where several stand; $shares are "2 for Anna".
# $shares (list)
for-majority = For the majority: { $shares }.
# How much somebody counts there.
# $name (text)
# $count (number)
majority-share = { $count } for { $name }
# Where to read on: "Rules: CITY-02, CITY-03".
# $count (number)
# $rules (text)
by-rules-listed = { $count ->
    [one] Rule: { $rules }
   *[other] Rules: { $rules }
}
# What is known of a field: "2 completed cities".
# $cities (number)
completed-cities = { $cities ->
    [one] { $cities } completed city
   *[other] { $cities } completed cities
}
# The tiles of a monastery or garden: "7 tiles of 9".
# $tiles (number)
tiles-of-nine = { tiles } of 9
# "1 shield".
# $shields (number)
shields = { $shields ->
    [one] { $shields } shield
   *[other] { $shields } shields
}
# A feature that lacks nothing.
# $kind (FeatureKind)
complete-feature = complete
# A feature that nobody holds: "City, 3 tiles: nobody stands there."
# $kind (FeatureKind)
# $known (text)
feature-free = { CAPITAL(feature-name) }, { $known }: nobody stands there.
# A feature, who holds it and for how much as it stands: "City, 3 tiles: 3 points for Ana."
# $kind (FeatureKind)
# $known (text)
# $points (number)
# $names (list)
feature-held-by = { CAPITAL(feature-name) }, { $known }: { points } for { $names }.
# Who may stand in a place: "knight", "large meeple as knight", "builder".
# $figure (Figure)
# $kind (FeatureKind)
standing-as = { $figure ->
    [meeple] { role }
    [large] large meeple as { role }
   *[other] { figure }
}
