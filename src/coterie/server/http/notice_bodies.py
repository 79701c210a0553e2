"""What goes in and out by HTTP about notices: the devices and the channel that hear whose turn it is."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from coterie.server.notices.reach import LONGEST

Endpoint = Annotated[str, Meta(max_length=LONGEST, description="As the browser's push service gave it.")]
Language = Annotated[Literal["en", "fr"], Meta(description="In which a notice is written.")]
Quiet = Annotated[
    str,
    Meta(
        max_length=80,
        description="The hours in which no notice comes: two times of the day and a place; empty: none.",
        examples=["22:00-08:00 Europe/Paris"],
    ),
]
Form = Annotated[Literal["discord", "slack", "ntfy"], Meta(description="What reads it.")]


class Subscription(Struct, forbid_unknown_fields=True):
    """A device that wants to hear whose turn it is: a push subscription of its browser."""

    endpoint: Endpoint
    p256dh: Annotated[str, Meta(max_length=100, description="Its public key, in base64url.")]
    auth: Annotated[str, Meta(max_length=40, description="Its secret, in base64url.")]
    language: Language = "en"
    quiet: Quiet = ""


class EndedSubscription(Struct, forbid_unknown_fields=True):
    """A device that wants to hear no more."""

    endpoint: Endpoint


class Webhook(Struct, forbid_unknown_fields=True):
    """A channel that is to hear whose turn it is; an empty address ends that."""

    url: Annotated[str, Meta(max_length=LONGEST, description="Public, by https.")]
    form: Form = "ntfy"
    language: Language = "en"
    quiet: Quiet = ""


class ChannelJson(Struct):
    """A channel, without the part of its address that lets anybody write there."""

    form: Form
    site: Annotated[str, Meta(description="The name of the machine that has it.", examples=["ntfy.sh"])]
    language: Language
    quiet: Quiet


class NoticesJson(Struct):
    """How notices of a table go out. Who hears them on which device is told to nobody."""

    push_key: Annotated[str, Meta(description="What a browser subscribes with: the public key of the house.")]
    channel: Annotated[ChannelJson | None, Meta(description="That the host of the table chose.")]
    house_channel: Annotated[ChannelJson | None, Meta(description="That the owner of the house chose, for all tables.")]
